// The types of the package's entry `@touchdown-ci/touchdown/relay`, whose script is the bundle dist/relay.
export {};
