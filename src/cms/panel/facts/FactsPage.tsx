import { useQuery } from '@tanstack/react-query'
import type { WordFacts } from '#cms/messages/word-facts.ts'
import { usePanelAddress } from '#panel/panel-address.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import { WordsHeader } from '#cms/panel/WordsHeader.tsx'
import { useChanges } from '#cms/panel/useChanges.ts'
import { factsQuery } from '#cms/panel/words-api.ts'
import { useIsNarrow } from '#cms/panel/editor/useIsNarrow.ts'
import pageStyles from '#cms/panel/WordsPage.module.css'
import { ClaimsForm, countClaims } from './ClaimsForm.tsx'
import { FactForm } from './FactForm.tsx'
import { FactsNav } from './FactsNav.tsx'
import { ListsForm } from './ListsForm.tsx'
import { PricesForm } from './PricesForm.tsx'
import { SourcesForm } from './SourcesForm.tsx'
import { type SectionName, sectionOf, sectionTitle } from './sections.ts'
import { type Facts, useFacts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import wordsWords from '#content/messages/es/panel/words.yaml'
import styles from './Facts.module.css'

/** The place "Datos": facts used in many places, as forms. */
export function FactsPage() {
	const { data } = useQuery({ ...factsQuery(), meta: { failure: words.loadFailed } })
	return (
		<section className={`frame ${pageStyles['place']}`} aria-busy={!data}>
			{!data ? (
				<>
					<PlaceHeading>{wordsWords.title}</PlaceHeading>
					<p role="status">{wordsWords.reading}</p>
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
	const isNarrow = useIsNarrow()
	const shown = section ?? (isNarrow ? null : 'precios')
	return (
		<>
			<WordsHeader
				drafts={{ state: facts.state, unsaved: [] }}
				changes={useChanges().texts.length}
				isOpen={false}
			/>
			<div className={pageStyles['work']}>
				{(!isNarrow || shown === null) && (
					<div className={pageStyles['left']}>
						<FactsNav facts={facts} current={shown} />
					</div>
				)}
				{shown !== null && (
					<div className={`${pageStyles['left']} ${styles['form']}`}>
						{isNarrow && (
							<p>
								<PanelLink href="/waitlist/textos/datos">{words.back}</PanelLink>
							</p>
						)}
						<div className={`row ${styles['head']}`}>
							<h2>{sectionTitle(shown)}</h2>
							{shown === 'afirmaciones' && <p className="soft">{countClaims(facts)}</p>}
						</div>
						<p className={styles['text']}>{words.texts[shown]}</p>
						<SectionForm facts={facts} name={shown} />
					</div>
				)}
			</div>
		</>
	)
}

function SectionForm({ facts, name }: { facts: Facts; name: SectionName }) {
	if (name === 'precios') return <PricesForm facts={facts} />
	if (name === 'afirmaciones') return <ClaimsForm facts={facts} />
	if (name === 'fuentes') return <SourcesForm facts={facts} />
	if (name === 'preguntas' || name === 'testimonios')
		return <ListsForm key={name} {...{ facts, name }} />
	return <FactForm facts={facts} name={name} />
}
