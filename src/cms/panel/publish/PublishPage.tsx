import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words-publish.yaml'
import wordsWords from '#content/messages/es/panel/words.yaml'
import { changesQuery, publicationsQuery } from './publish-api.ts'
import { PublicWords } from './PublicWords.tsx'
import { PublishList } from './PublishList.tsx'

export function PublishPage() {
	/** The ID of the publication made since this page was opened. */
	const [published, setPublished] = useState<string>()
	const meta = { failure: words.notices.loadFailed }
	const { data: list, isFetchedAfterMount } = useQuery({ ...changesQuery(), meta })
	const { data: { publications } = { publications: [] } } = useQuery({
		...publicationsQuery(),
		meta,
	})
	const isNew = published !== undefined && publications[0]?.id === published

	function content() {
		// Changes cached before this page was opened may lack the latest input.
		if (!list || !isFetchedAfterMount) {
			return (
				<>
					<PlaceHeading>{formatMessage('es', words.publish, { n: 0 })}</PlaceHeading>
					<p role="status">{wordsWords.reading}</p>
				</>
			)
		}
		if (isNew || list.changes.length === 0) return <PublicWords {...{ publications, isNew }} />
		return <PublishList key={list.digest} list={list} onPublished={setPublished} />
	}

	return (
		<section className="frame place" aria-busy={!isFetchedAfterMount}>
			<p className="crumb">
				<PanelLink href="/waitlist/textos">{words.texts}</PanelLink>
			</p>
			{content()}
		</section>
	)
}
