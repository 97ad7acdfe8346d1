import type { Block, SourceMarks } from '#content/types/article.ts'
import { AppScreens } from './AppScreens.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import { Disclosure } from './Disclosure.tsx'
import { DrawnSteps } from './DrawnSteps.tsx'
import { Figure } from './Figure.tsx'
import { LinkRow } from './LinkRow.tsx'
import { Note } from './Note.tsx'
import { Prose } from './Prose.tsx'
import { PullQuote } from './PullQuote.tsx'
import { Scene } from './Scene.tsx'
import { TermList } from './TermList.tsx'
import { Timeline } from './Timeline.tsx'

type Props = {
	blocks: readonly Block[]
	sources: SourceMarks
}

/** The blocks of an article: paragraphs, lists, tables and others. */
export function Blocks({ blocks, sources }: Props) {
	return blocks.map((block) => (
		<SingleBlock key={JSON.stringify(block)} block={block} sources={sources} />
	))
}

function SingleBlock({ block, sources }: { block: Block; sources: SourceMarks }) {
	const words = (text: string) => <Prose text={text} sources={sources} />
	const items = (texts: readonly string[]) => texts.map((text) => <li key={text}>{words(text)}</li>)
	if (typeof block === 'string') return <p>{words(block)}</p>
	if ('list' in block) return <ul>{items(block.list)}</ul>
	if ('steps' in block) return <ol>{items(block.steps)}</ol>
	if ('note' in block) return <Note>{words(block.note)}</Note>
	if ('terms' in block) return <TermList terms={block.terms} sources={sources} />
	if ('table' in block) return <ComparisonTable {...block.table} />
	if ('figure' in block) return <Figure {...block.figure} sources={sources} />
	if ('scene' in block) return <Scene {...block.scene} sources={sources} />
	if ('pull' in block) return <PullQuote text={block.pull} />
	if ('drawnSteps' in block) return <DrawnSteps steps={block.drawnSteps} />
	if ('screens' in block) return <AppScreens steps={block.screens} />
	if ('day' in block) return <Timeline moments={block.day} unit={block.unit} />
	if ('details' in block)
		return (
			<Disclosure summary={block.details.summary}>
				<Blocks blocks={block.details.blocks} sources={sources} />
			</Disclosure>
		)
	return (
		<div>
			{block.links.map((row) => (
				<LinkRow key={row.href} {...row} />
			))}
		</div>
	)
}
