import type { Matcher } from '../../matcher.ts';
/** What Poetry, uv, Pipenv and conda say while they install. */
export declare const PYTHON_PACKAGES: readonly Matcher[];
