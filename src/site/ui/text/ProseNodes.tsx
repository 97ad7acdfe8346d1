import Markdoc, { type RenderableTreeNode } from '@markdoc/markdoc'
import { createElement, Fragment } from 'react'
import type { AppScreenStep } from '#cms/reader/schemas/app-screens.ts'
import type { SourceMarks } from '#cms/reader/schemas/article.ts'
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
import { SourceMark } from './SourceMark.tsx'
import { TermList } from './TermList.tsx'
import { Uncounted } from './Uncounted.tsx'
import { Timeline } from '#site/ui/pictures/Timeline.tsx'

type Props = {
	nodes: readonly RenderableTreeNode[]
	/** The page's sources; a source mark shows the number of its source. */
	sources?: SourceMarks
	screens?: Readonly<Record<AppScreenName, AppScreenStep>> | undefined
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

const noSources: SourceMarks = { mark: '', keys: [] }

/** A text in Markdoc: the elements and components produced by `#cms/reader/prose/markdoc.ts`. */
export function ProseNodes({ nodes, sources = noSources, screens }: Props) {
	const ofPage = {
		SourceMark: (mark: { source: string; isFollowing?: boolean }) => (
			<SourceMark {...mark} {...sources} />
		),
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
