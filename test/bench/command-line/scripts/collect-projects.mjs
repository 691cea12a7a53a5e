const { BENCH_URL, TOUCHDOWN_TOKEN } = process.env;
const headers = { authorization: `Token ${TOUCHDOWN_TOKEN}` };

async function* listProjects() {
  for (let page = 1, pages = 1; page <= pages; page++) {
    const response = await fetch(`${BENCH_URL}?page=${page}&page_size=100`, { headers });
    const { results, pagination } = await response.json();
    pages = pagination.total_pages;
    yield* results;
  }
}

const projects = await Array.fromAsync(listProjects());
console.log(projects.map((project) => JSON.stringify(project)).join('\n'));
