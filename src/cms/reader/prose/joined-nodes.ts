import Markdoc, { type RenderableTreeNode } from '@markdoc/markdoc'

/** Trims spaces at both ends, merges adjacent texts, and separates adjacent citation marks. */
export function joined(nodes: readonly RenderableTreeNode[]): RenderableTreeNode[] {
	const all: RenderableTreeNode[] = []
	for (const node of nodes) {
		const before = all.at(-1)
		if (isText(node) && isText(before)) all[all.length - 1] = `${before}${node}`
		else if (isSourceMark(node) && isSourceMark(before))
			all.push(new Markdoc.Tag('SourceMark', { ...node.attributes, isFollowing: true }))
		else all.push(isText(node) ? `${node}` : node)
	}
	return all
		.map((node, index) => {
			if (typeof node !== 'string') return node
			const start = index === 0 ? node.replace(/^ +/, '') : node
			return index === all.length - 1 ? start.replace(/(?<! ) +$/, '') : start
		})
		.filter((node) => node !== '')
}

export function isText(node: unknown): node is string | number {
	return typeof node === 'string' || typeof node === 'number'
}

function isSourceMark(node: unknown): node is InstanceType<typeof Markdoc.Tag> {
	return Markdoc.Tag.isTag(node) && node.name === 'SourceMark'
}
