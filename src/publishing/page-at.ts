/**
 * The page at an address.
 *
 * @throws Error if no page has it: a route without a page
 */
export function pageAt<Page extends { readonly head: { readonly path: string } }>(
	{ pathname }: URL,
	pages: readonly Page[],
): Page {
	const found = pages.find(({ head }) => head.path === pathname)
	if (found === undefined) throw new Error(`There is no page at ${pathname}`)
	return found
}
