const ATTEMPTS = 10;
const RETRIED = new Set([502, 503, 504]);

/** The one call of @actions/http-client that @actions/core makes: a GET of JSON with a bearer token, repeated on 502, 503 and 504. */
export class HttpClient {
  /** @param {string} userAgent @param {{ token: string }[]} handlers */
  constructor(userAgent, handlers = []) {
    this.userAgent = userAgent;
    this.token = handlers[0]?.token;
  }

  /** @param {string} url @returns {Promise<{ statusCode: number, result: any }>} rejects with `statusCode` on any other answer. */
  async getJson(url) {
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(url, {
        headers: { accept: 'application/json', 'user-agent': this.userAgent, authorization: `Bearer ${this.token}` },
      });
      if (RETRIED.has(response.status) && attempt < ATTEMPTS) {
        await response.body?.cancel();
        await new Promise((resolve) => setTimeout(resolve, Math.min(5_000, 100 * 2 ** attempt)));
        continue;
      }
      if (!response.ok) {
        throw Object.assign(new Error(`the token service answered ${response.status}`), {
          statusCode: response.status,
        });
      }
      return { statusCode: response.status, result: await response.json() };
    }
  }
}
