const { BENCH_URL, TOUCHDOWN_TOKEN } = process.env;
const response = await fetch(BENCH_URL, { headers: { authorization: `Token ${TOUCHDOWN_TOKEN}` } });
console.log((await response.json()).state);
