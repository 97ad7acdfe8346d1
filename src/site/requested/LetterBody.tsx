import { Fragment } from 'react'
import { ButtonLink } from '#site/ui/controls/Button.tsx'
import type { LetterBlock, LetterInline } from '#features/letters/rules/letter-block.ts'

/** The blocks of a letter, on its page and in the feed. */
export function LetterBody({ blocks }: { blocks: readonly LetterBlock[] }) {
	return numbered(blocks).map(([at, block]) => <Block key={at} block={block} />)
}

function Block({ block }: { block: LetterBlock }) {
	if (block.kind === 'list') return <List {...block} />
	if (block.kind === 'picture') {
		const { url, alt, width, height } = block
		return (
			<p>
				<img src={url} alt={alt} width={width} height={height} loading="lazy" />
			</p>
		)
	}
	const words = <Inline content={block.content} />
	if (block.kind === 'heading') {
		const Heading = `h${block.level}` as const
		return <Heading>{words}</Heading>
	}
	if (block.kind === 'paragraph') return <p>{words}</p>
	return (
		<p>
			<ButtonLink href={block.url}>{words}</ButtonLink>
		</p>
	)
}

function List({ first, items }: Extract<LetterBlock, { kind: 'list' }>) {
	const rows = numbered(items).map(([at, item]) => (
		<li key={at}>
			<Item blocks={item} />
		</li>
	))
	return first === null ? <ul>{rows}</ul> : <ol start={first === 1 ? undefined : first}>{rows}</ol>
}

/**
 * The content of a list item. Its paragraphs are rendered without `<p>`, whose margins would separate the lines of the
 * list.
 */
function Item({ blocks }: { blocks: readonly LetterBlock[] }) {
	return numbered(blocks).map(([at, block]) => (
		<Fragment key={at}>
			{at > 0 && <br />}
			{block.kind === 'paragraph' ? <Inline content={block.content} /> : <Block block={block} />}
		</Fragment>
	))
}

function Inline({ content }: { content: readonly LetterInline[] }) {
	return numbered(content).map(([at, inline]) => {
		if (inline.kind === 'text') return inline.text
		if (inline.kind === 'break') return <br key={at} />
		const words = <Inline content={inline.content} />
		if (inline.kind === 'link') {
			return (
				<a key={at} href={inline.url}>
					{words}
				</a>
			)
		}
		return inline.kind === 'strong' ? <b key={at}>{words}</b> : <i key={at}>{words}</i>
	})
}

/** Two equal blocks may follow each other, so the position of a block is its key. */
function numbered<Each>(all: readonly Each[]): readonly (readonly [number, Each])[] {
	return [...all.entries()]
}
