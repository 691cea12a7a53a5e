/** Carries the bearer token that the client below puts into the Authorization header. */
export class BearerCredentialHandler {
  /** @param {string} token */
  constructor(token) {
    this.token = token;
  }
}
