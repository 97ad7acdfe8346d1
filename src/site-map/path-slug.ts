/**
 * A page's path as one word, for file names, signup sources and campaign labels.
 *
 * @example pathSlug('/brasil/semana') // 'brasil-semana'
 * @example pathSlug('/') // 'home'
 */
export function pathSlug(path: string): string {
	return path.slice(1).replaceAll('/', '-') || 'home'
}
