/**
 * How a link says which page of this site it stands on, and where on the page.
 *
 * @example placeQuery('/', 'hero') // 'utm_source=website&utm_medium=link&utm_content=home-hero'
 * @example placeQuery('/usa', 'closing') // '…&utm_content=usa-closing'
 */
export function placeQuery(path: string, place: string): string {
	const page = path.slice(1).replaceAll('/', '-') || 'home'
	return `utm_source=website&utm_medium=link&utm_content=${page}-${place}`
}
