import Markdoc, { type RenderableTreeNode } from '@markdoc/markdoc'
import { createElement, Fragment } from 'react'
import type { AppScreenStep } from '#cms/reader/schemas/app-screens.ts'
import type { AppScreenName } from '#cms/reader/schemas/drawings.ts'
import { Anchor } from '#site/ui/links/Anchor.tsx'
import { AppScreens } from '#site/ui/pictures/AppScreens.tsx'
import { ComparisonTable } from '#site/ui/pictures/ComparisonTable.tsx'
import { Disclosure } from './Disclosure.tsx'
import { DrawnSteps } from '#site/ui/pictures/DrawnSteps.tsx'
import { Figure } from '#site/ui/pictures/Figure.tsx'
import { LinkRow } from '#site/ui/links/LinkRow.tsx'
import { NamePlates } from '#site/ui/links/NamePlates.tsx'
import { Note } from './Note.tsx'
import { PullQuote } from './PullQuote.tsx'
import { Scene } from '#site/ui/pictures/Scene.tsx'
import { TermList } from './TermList.tsx'
import { Uncounted } from './Uncounted.tsx'
import { Timeline } from '#site/ui/pictures/Timeline.tsx'

type Sources = { readonly mark: string; readonly items: readonly { readonly key: string }[] }

type Props = {
	nodes: readonly RenderableTreeNode[]
	/**
	 * The page's sources, in order; a source mark shows the number of its source. `mark` is the word before the number in
	 * the accessible name of a mark.
	 */
	sources?: Sources | undefined
	screens?: Readonly<Record<AppScreenName, AppScreenStep>> | undefined
}

type MarkProps = {
	/** The key of the source. */
	source: string
	/** Whether the mark directly follows another one. */
	isFollowing?: boolean
}

const components = {
	Anchor,
	ComparisonTable,
	Disclosure,
	DrawnSteps,
	Figure,
	Fragment,
	LinkRow,
	LinkRows: 'div',
	NamePlates,
	Note,
	PullQuote,
	Scene,
	TermList,
	Timeline,
	Uncounted,
}

const noSources: Sources = { mark: '', items: [] }

/** A text in Markdoc: the elements and components produced by `#cms/reader/prose/markdoc.ts`. */
export function ProseNodes({ nodes, sources = noSources, screens }: Props) {
	const ofPage = {
		SourceMark: ({ source, isFollowing }: MarkProps) => {
			const number = sources.items.findIndex(({ key }) => key === source) + 1
			return (
				<>
					{isFollowing && <sup>,</sup>}
					<sup>
						<a href={`#${source}`} aria-label={`${sources.mark} ${number}`}>
							{number}
						</a>
					</sup>
				</>
			)
		},
		AppScreens: ({ names }: { names: readonly AppScreenName[] }) => (
			<AppScreens steps={names.flatMap((name) => screens?.[name] ?? [])} />
		),
	}
	return Markdoc.renderers.react(
		[...nodes],
		{ createElement, Fragment },
		// Markdoc's type has components only, React's createElement also element names.
		// oxlint-disable-next-line typescript/no-unsafe-type-assertion
		{ components: { ...components, ...ofPage } as unknown as Record<string, React.ComponentType> },
	)
}
