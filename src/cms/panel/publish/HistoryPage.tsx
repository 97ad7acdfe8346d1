import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import publishWords from '#content/messages/es/panel/words-publish.yaml'
import words from '#content/messages/es/panel/words-history.yaml'
import wordsWords from '#content/messages/es/panel/words.yaml'
import { BackDialog } from './BackDialog.tsx'
import { HistoryList } from './HistoryList.tsx'
import { publicationsQuery } from './publish-api.ts'
import styles from './HistoryPage.module.css'

export function HistoryPage() {
	const { data } = useQuery({ ...publicationsQuery(), meta: { failure: words.loadFailed } })
	const [wanted, setWanted] = useState<string | null>(null)
	return (
		<section className="frame place" aria-busy={!data}>
			<p className="crumb">
				<PanelLink href="/waitlist/textos">{publishWords.texts}</PanelLink>
			</p>
			<PlaceHeading>{words.title}</PlaceHeading>
			<div className={`pair ${styles['columns']}`}>
				{!data ? (
					<p role="status">{wordsWords.reading}</p>
				) : (
					<HistoryList publications={data.publications} onUse={setWanted} />
				)}
				<aside>
					<h2>{words.aside.back}</h2>
					<p>{words.aside.backText}</p>
					<h2>{words.aside.people}</h2>
					<p>{words.aside.peopleText}</p>
				</aside>
			</div>
			{wanted !== null && data && (
				<BackDialog id={wanted} publications={data.publications} onClose={() => setWanted(null)} />
			)}
		</section>
	)
}
