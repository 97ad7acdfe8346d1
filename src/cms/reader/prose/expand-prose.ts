import Markdoc, { type Node } from '@markdoc/markdoc'
import { linkTarget } from './link-target.ts'
import type { References } from './markdoc.ts'

/**
 * Expands tags into plain Markdown: conditions into the branch that holds, tags for numbers and addresses into links,
 * and links to pages into addresses. Expects that variables are filled in.
 */
export function expanded(nodes: readonly Node[], references: References): Node[] {
	return nodes
		.flatMap((node) => (node.tag === 'if' ? chosen(node) : [node]))
		.map((node) => {
			const shown = standingFor(node, references)
			const children = expanded(shown.children, references)
			return Object.assign(new Markdoc.Ast.Node(), shown, { children })
		})
}

function chosen({ attributes, children }: Node): readonly Node[] {
	const branches = [{ holds: Markdoc.truthy(attributes['primary']), nodes: new Array<Node>() }]
	for (const child of children) {
		if (child.tag === 'else') {
			const isLast = !('primary' in child.attributes)
			branches.push({ holds: isLast || Markdoc.truthy(child.attributes['primary']), nodes: [] })
		} else branches.at(-1)?.nodes.push(child)
	}
	const nodes = branches.find(({ holds }) => holds)?.nodes ?? []
	return nodes.flatMap((node) => (node.tag === 'if' ? chosen(node) : [node]))
}

function standingFor(
	node: Node,
	{ language, lines, directory, contacts, operator }: References,
): Node {
	const name = String(node.attributes['primary'])
	if (node.type === 'link') {
		const { href, label } = linkTarget(String(node.attributes['href']), language)
		return inline('link', { href }, [...node.children, text(label)])
	}
	if (node.tag === 'call') {
		const number = lines[name] ?? ''
		return link(`tel:${number.replaceAll(/\D/g, '')}`, number)
	}
	if (node.tag === 'mail') return link(`mailto:${contacts[name]}`, contacts[name] ?? '')
	if (node.tag === 'helplines') return link(`https://${directory}`, directory)
	const detail = operator[name]
	if (node.tag !== 'operator' || !detail) return node
	if (!detail.isSet) return inline('strong', {}, [text(`[${detail.text}]`)])
	return detail.href ? link(detail.href, detail.text) : text(detail.text)
}

function link(href: string, label: string): Node {
	return inline('link', { href }, [text(label)])
}

function text(content: string): Node {
	return inline('text', { content }, [])
}

function inline(
	type: 'link' | 'strong' | 'text',
	attributes: Readonly<Record<string, unknown>>,
	children: readonly Node[],
): Node {
	return Object.assign(new Markdoc.Ast.Node(type, { ...attributes }, [...children]), {
		inline: true,
	})
}
