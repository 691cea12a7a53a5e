/** Returns the Link header of page `page` of `last`, in GitHub's order; null where the list has one page. `url` is what was asked for. */
export function renderPageLinks(url: string, page: number, last: number): string | null {
  if (last <= 1) return null;
  const pages = [
    { rel: 'prev', number: page - 1, isThere: page > 1 },
    { rel: 'next', number: page + 1, isThere: page < last },
    { rel: 'last', number: last, isThere: page < last },
    { rel: 'first', number: 1, isThere: page > 1 },
  ];
  return pages
    .filter(({ isThere }) => isThere)
    .map(({ rel, number }) => `<${withPage(url, number)}>; rel="${rel}"`)
    .join(', ');
}

function withPage(url: string, page: number): string {
  const [path = '', query = ''] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('page', String(page));
  return `${path}?${parameters}`;
}
