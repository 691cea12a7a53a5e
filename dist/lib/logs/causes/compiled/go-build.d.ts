import type { Matcher } from '../../matcher.ts';
/** `go build`, `vet` and `mod`, gofmt, golangci-lint, and cgo. */
export declare const GO_BUILD: readonly Matcher[];
