const Client = require('undici/lib/dispatcher/client.js');

const silent = {
  onRequestStart() {},
  onResponseStart() {},
  onResponseData() {},
  onResponseEnd() {},
  onResponseError() {},
};
new Client(process.env.START_URL).dispatch({ method: 'GET', path: '/' }, silent);
