import type { DescribedEndpoint } from './catalog.ts';
import type { Operation } from './operation.ts';
type IdsIn<Path> = Path extends `${string}{${infer Name}}${string}` ? Name : never;
type OperationOf<Endpoint> = Endpoint extends DescribedEndpoint ? Operation & {
    readonly method: Endpoint['method'];
    readonly template: Endpoint['path'];
    readonly ids: Readonly<Record<IdsIn<Endpoint['path']>, string>>;
    readonly scope: Endpoint['scope'];
} : never;
/** A call of an endpoint in the catalogue: method, path and scope are together one of its rows, and the ids are those of the path. */
export type DescribedOperation = OperationOf<DescribedEndpoint>;
export {};
