import { useQuery } from '@tanstack/react-query'
import type { WordFacts } from '#contract/word-facts.ts'
import { usePanelAddress } from '#islands/admin/panel-address.ts'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import { useIsPhone } from '#islands/admin/words/useIsPhone.ts'
import deskStyles from '#islands/admin/words/Desk.module.css'
import { factsQuery } from './facts-api.ts'
import { FactsHeader } from './FactsHeader.tsx'
import { FactsNav } from './FactsNav.tsx'
import { SectionForm } from './SectionForm.tsx'
import { sectionOf } from './sections.ts'
import { useFacts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import wordsWords from '#content/messages/es/panel/words.yaml'
import styles from './Facts.module.css'

/** The place "Datos": facts used in many places, as forms. */
export function FactsPage() {
	const { data } = useQuery({ ...factsQuery(), meta: { failure: words.loadFailed } })
	return (
		<section className={`frame ${deskStyles['place']}`} aria-busy={!data}>
			{!data ? (
				<>
					<PlaceHeading>{wordsWords.title}</PlaceHeading>
					<div className={styles['skeleton']} />
				</>
			) : (
				<LoadedFacts read={data} />
			)}
		</section>
	)
}

function LoadedFacts({ read }: { read: WordFacts }) {
	const facts = useFacts(read)
	const section = sectionOf(usePanelAddress().query)
	const isPhone = useIsPhone()
	const shown = section ?? (isPhone ? null : 'precios')
	return (
		<>
			<FactsHeader facts={facts} />
			<div className={deskStyles['work']}>
				{(!isPhone || shown === null) && (
					<div className={deskStyles['left']}>
						<FactsNav facts={facts} current={shown} />
					</div>
				)}
				{shown !== null && (
					<div className={styles['form']}>
						{isPhone && (
							<p>
								<PanelLink href="/waitlist/textos/datos">{words.back}</PanelLink>
							</p>
						)}
						<SectionForm facts={facts} name={shown} />
					</div>
				)}
			</div>
		</>
	)
}
