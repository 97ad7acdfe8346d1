/**
 * The path of a page as one word, for file names, sources of signups and campaign labels.
 *
 * @example pathSlug('/brasil/semana') // 'brasil-semana'
 * @example pathSlug('/') // 'home'
 */
export function pathSlug(path: string): string {
	return path.slice(1).replaceAll('/', '-') || 'home'
}
