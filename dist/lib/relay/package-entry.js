// What the package's entry `touchdown/relay` exports, as types: its script is the bundle dist/relay, which holds all that it needs.
export {};
