/** Stops a check that is not possible; `kind` is its verdict. */
export class Omission extends Error {
  readonly kind: 'skipped' | 'undetermined';

  constructor(kind: 'skipped' | 'undetermined', why: string) {
    super(why);
    this.name = 'Omission';
    this.kind = kind;
  }
}
