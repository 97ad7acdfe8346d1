import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Makes `import Cat from './cat.svg?react'` a React component: the `<svg>` of the file, hidden from assistive
 * technology, with the properties given to it. Its content remains one string, so that no script contains an object
 * per shape.
 */
export const svgComponents: Plugin = {
	name: 'svg-components',
	enforce: 'pre',
	load(id) {
		const [path = '', query] = id.split('?', 2)
		return query === 'react' && path.endsWith('.svg') ? componentOf(path) : null
	},
}

function componentOf(path: string): string {
	const text = readFileSync(path, 'utf8')
		.replaceAll(/<!--.*?-->/gs, '')
		// Removes the fallback colours behind tokens and paint servers, because they are only for programs that support
		// neither.
		.replaceAll(/,? #[\da-f]+(?=[")])/g, '')
		.replaceAll(/\s+/g, ' ')
		.replaceAll('> <', '><')
		// Closes elements as React does: pages compress better if all drawings close theirs in the same way.
		.replaceAll(/<(\w+)([^<>]*)\/>/g, '<$1$2></$1>')
	const [, root, content] = /<svg xmlns="[^"]*"([^>]*)>(.*)<\/svg>/.exec(text) ?? []
	if (root === undefined) throw new Error(`${path} has no <svg xmlns="…">`)
	const attributes = Array.from(root.matchAll(/ ([\w-]+)="([^"]*)"/g), ([, name = '', value]) => [
		propertyOf(name),
		value,
	])
	return `import { createElement } from 'react'
const fixed = ${JSON.stringify(Object.fromEntries(attributes))}
const content = ${JSON.stringify({ __html: content })}
export default (props) =>
	createElement('svg', { ...fixed, 'aria-hidden': true, ...props, dangerouslySetInnerHTML: content })`
}

/** React's name of an attribute: `stroke-width` is `strokeWidth`, and `data-door` stays. */
function propertyOf(attribute: string): string {
	if (/^(?:aria|data)-/.test(attribute)) return attribute
	return attribute.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
