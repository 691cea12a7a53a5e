const RETRIED = new Set([502, 503, 504]);

/**
 * The calls of @actions/http-client that @actions/core and @actions/github make: for core a GET of JSON with a bearer token, with the
 * same retries; for github the agents of a proxy, which it never uses: every request brings a fetch that knows the proxy.
 */
export class HttpClient {
  /** @param {string} userAgent @param {{ token: string }[]} handlers @param {{ allowRetries?: boolean, maxRetries?: number }} options */
  constructor(userAgent, handlers = [], { allowRetries = false, maxRetries = 1 } = {}) {
    this.userAgent = userAgent;
    this.token = handlers[0]?.token;
    this.attempts = allowRetries ? maxRetries + 1 : 1;
  }

  /** @param {string} url @returns {Promise<{ statusCode: number, result: any }>} rejects with `statusCode` on any other response. */
  async getJson(url) {
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(url, {
        headers: { accept: 'application/json', 'user-agent': this.userAgent, authorization: `Bearer ${this.token}` },
      });
      if (response.ok) return { statusCode: response.status, result: await response.json() };
      await response.body?.cancel();
      if (!RETRIED.has(response.status) || attempt >= this.attempts) {
        const { status: statusCode } = response;
        throw Object.assign(new Error(`the token service answered ${statusCode}`), { statusCode });
      }
      // The back-off of @actions/http-client 4: 5 ms doubled each time, up to 5.12 s.
      await new Promise((resolve) => setTimeout(resolve, 5 * 2 ** Math.min(10, attempt)));
    }
  }

  getAgent() {
    return undefined;
  }

  getAgentDispatcher() {
    return undefined;
  }
}
