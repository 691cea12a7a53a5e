// The package's entry imports this before all else: an old Node would fail later, at a function that it does not have.
import { findOldNode } from './node-version.js';
const sentence = findOldNode(process.versions.node);
if (sentence !== null)
    throw new Error(sentence);
