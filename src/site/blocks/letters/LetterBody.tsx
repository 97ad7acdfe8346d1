import { Fragment } from 'react'
import { ButtonLink } from '#site/ui/controls/Button.tsx'
import type { LetterBlock, LetterInline } from '#features/letters/rules/letter-block.ts'

type Props = {
	blocks: readonly LetterBlock[]
	/** The origin of the pictures. Defaults to that of the page. */
	origin?: string | undefined
}

/** The blocks of a letter, on its page and in the feed. */
export function LetterBody({ blocks, origin }: Props) {
	return numbered(blocks).map(([at, block]) => <Block key={at} block={block} origin={origin} />)
}

function Block({ block, origin = '' }: { block: LetterBlock; origin?: string | undefined }) {
	if (block.kind === 'list') return <List {...block} origin={origin} />
	if (block.kind === 'picture') {
		const { url, alt, width, height } = block
		return (
			<p>
				<img src={origin + url} alt={alt} width={width} height={height} loading="lazy" />
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

function List({
	first,
	items,
	origin,
}: Extract<LetterBlock, { kind: 'list' }> & Pick<Props, 'origin'>) {
	const rows = numbered(items).map(([at, item]) => (
		<li key={at}>
			<Item blocks={item} origin={origin} />
		</li>
	))
	return first === null ? <ul>{rows}</ul> : <ol start={first === 1 ? undefined : first}>{rows}</ol>
}

/**
 * The content of a list item. Its paragraphs are rendered without `<p>`, whose margins would separate the lines of the
 * list.
 */
function Item({ blocks, origin }: Props) {
	return numbered(blocks).map(([at, block]) => (
		<Fragment key={at}>
			{at > 0 && <br />}
			{block.kind === 'paragraph' ? (
				<Inline content={block.content} />
			) : (
				<Block block={block} origin={origin} />
			)}
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
