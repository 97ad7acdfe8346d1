import { useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { plainText } from '#cms/panel/plain-text.ts'
import { placeTitle } from '#cms/panel/publish/change-names.ts'
import { textHref } from '#cms/panel/publish/changed-texts.ts'
import { useCatalog } from '#cms/panel/useCatalog.ts'
import { draftedText } from '#cms/panel/word-items.ts'
import { wordsPath } from '#cms/panel/words-location.ts'
import { ConfirmDialog } from '#panel/parts/ConfirmDialog.tsx'
import { Dialog } from '#panel/parts/Dialog.tsx'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import words from '#content/messages/es/panel/words-facts.yaml'
import type { Publication } from '#cms/reader/schemas/facts.ts'
import { FactNote } from './FactNote.tsx'
import { NewSourceDialog } from './NewSourceDialog.tsx'
import { addedSources, type Sources } from './sources.ts'
import type { Facts } from './useFacts.ts'
import styles from './Facts.module.css'

type Asked = { readonly act: 'edit' | 'remove'; readonly source?: readonly [string, Publication] }

const { sources } = words
const maxSaid = 80

export function SourcesForm({ facts }: { facts: Facts }) {
	const { catalog } = useCatalog()
	const [asked, setAsked] = useState<Asked | null>(null)
	const added: Sources = JSON.parse(facts.textAt(addedSources) || '{}')
	const close = () => setAsked(null)
	const cited = asked?.source ? citing(asked.source[0]) : []

	function citing(key: string) {
		if (catalog === null) return []
		return [...catalog.texts].flatMap(([address, text]) => {
			const { file, place, language } = text
			const source = draftedText(text)
			if (!source.includes(`{% source "${key}"`)) return []
			const href = textHref({ file, place }, language)
			const said = plainText(source, catalog.facts[language]).slice(0, maxSaid)
			return [[address, { href, language, said, title: placeTitle({ file, place }) }] as const]
		})
	}

	function remove(key: string) {
		const { [key]: _, ...others } = added
		facts.type({ [addedSources]: JSON.stringify(others) })
		close()
	}

	return (
		<>
			<p>
				<PanelLink href={wordsPath({ item: 'sources', language: 'en' })}>
					{sources.others}
				</PanelLink>
			</p>
			{Object.entries(added).map(([key, source]) => (
				<section key={key} className={styles['line']} aria-label={source.title}>
					<p lang="en">
						{source.authors} ({source.year}). {source.title}. <em>{source.venue}</em>
					</p>
					<div className={`row ${styles['acts']}`}>
						{(['edit', 'remove'] as const).map((act) => (
							<TextButton
								key={act}
								aria-label={`${sources.acts[act]}: ${source.title}`}
								onClick={() => setAsked({ act, source: [key, source] })}
							>
								{sources.acts[act]}
							</TextButton>
						))}
					</div>
				</section>
			))}
			<div className={`row ${styles['acts']}`}>
				<Button tone="outline" onClick={() => setAsked({ act: 'edit' })}>
					{sources.new}
				</Button>
				{facts.isConflict(addedSources) && <FactNote facts={facts} address={addedSources} />}
			</div>
			{asked?.act === 'edit' && (
				<NewSourceDialog source={asked.source} onSaved={close} onClose={close} />
			)}
			{asked?.act === 'remove' && cited.length > 0 && (
				<Dialog title={sources.removal.cited} onClose={close}>
					<p>{formatMessage('es', sources.removal.first, { n: cited.length })}</p>
					<ul>
						{cited.map(([address, { href, language, said, title }]) => (
							<li key={address}>
								{title}:{' '}
								<PanelLink href={href} lang={language}>
									{said}
								</PanelLink>
							</li>
						))}
					</ul>
					<Button onClick={close}>{sources.removal.close}</Button>
				</Dialog>
			)}
			{asked?.act === 'remove' && asked.source && cited.length === 0 && (
				<ConfirmDialog
					title={formatMessage('es', sources.removal.title, { title: asked.source[1].title })}
					confirm={sources.acts.remove}
					cancel={sources.cancel}
					isIncomplete={catalog === null}
					onConfirm={() => asked.source && remove(asked.source[0])}
					onCancel={close}
				>
					<p>{sources.removal.text}</p>
				</ConfirmDialog>
			)}
		</>
	)
}
