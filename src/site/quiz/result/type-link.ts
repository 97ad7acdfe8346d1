import type { Link } from '#cms/reader/schemas/common.ts'

/**
 * The link to a result on the page of all types. The anchor names the result, because browsers do not send anchors to
 * servers.
 *
 * @param result `INTJ`, `Social Dynamo` or `Social Introvert`
 * @example typeLink({ label: 'Its week', href: '/introvert-types' }, 'Deep Introvert').href // '/introvert-types#deep'
 */
export function typeLink({ label, href }: Link, result: string): Link {
	const anchor = result.toLowerCase().replace(' introvert', '').replaceAll(' ', '-')
	return { label, href: `${href}#${anchor}` }
}
