import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { Segments } from '#site/ui/controls/Segments.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { discardRequest, WordDifferences } from '#cms/messages/word-publication.ts'
import type { Language } from '#site-map/languages.ts'
import { textId } from '#cms/reader/rules/word-address.ts'
import { command } from '#panel/client/api.ts'
import { ConfirmedAction } from '#panel/parts/ActionDialog.tsx'
import { navigate } from '#panel/panel-address.ts'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import { useAction } from '#panel/client/useAction.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { markReviewed } from '#cms/panel/words-api.ts'
import words from '#content/messages/es/panel/words-publish.yaml'
import { ChangeItem } from './ChangeItem.tsx'
import { isEverywhere, languageList, languagesOf } from './change-names.ts'
import { type ChangedText, changedTexts, textHref } from './changed-texts.ts'
import { CheckPart } from './CheckPart.tsx'
import { checkQuery, publicationsQuery, publishChanges } from './publish-api.ts'
import styles from './PublishPage.module.css'

const refused = { conflict: words.notices.conflict }

const discardChanges = command<typeof discardRequest>('/api/admin/words/discard')

type Props = {
	list: WordDifferences
	onPublished: (id: string) => void
}

export function PublishList({ list, onPublished }: Props) {
	const texts = changedTexts(list.changes)
	const [out, setOut] = useState<ReadonlySet<string>>(new Set())
	const isLeftOut = ({ key }: ChangedText) => out.has(key)
	const leftOut = texts.filter(isLeftOut).flatMap(({ addresses }) => addresses)
	const kept = texts.filter((each) => !isLeftOut(each))
	const client = useQueryClient()
	const checking = checkQuery(list.digest, leftOut)
	const check = useQuery({ ...checking, meta: { failure: words.notices.notChecked } })
	const faults = check.data?.faults ?? null
	const { isBusy, run } = useAction()
	const { run: runReview } = useAction()
	const outdatedBy = ({ addresses }: ChangedText) =>
		list.outdated.filter(({ of }) => addresses.includes(textId(of)))
	const n = kept.length
	const publish = formatMessage('es', words.publish, { n })
	const languages = [...new Set(texts.flatMap(languageOf))]
	const choices = ['all', ...languages] as const
	const isIn = (text: ChangedText, choice: string) =>
		choice === 'all' || languageOf(text)[0] === choice
	const chosen = choices.find((each) => texts.every((text) => isIn(text, each) !== isLeftOut(text)))

	async function begin() {
		const request = { digest: list.digest, leftOut }
		const options = { action: publish, refused }
		const answer = await run(options, async () => {
			const published = await publishChanges(request)
			await client.invalidateQueries({ queryKey: publicationsQuery().queryKey })
			return published
		})
		if (answer?.id) onPublished(answer.id)
		else if (answer) client.setQueryData(checking.queryKey, { faults: answer.faults })
	}

	async function review(text: ChangedText) {
		const options = { action: words.behind.same, done: words.notices.reviewed }
		await runReview(options, () => markReviewed(outdatedBy(text)))
	}

	return (
		<>
			<PlaceHeading>{publish}</PlaceHeading>
			{languages.length > 1 && (
				<div className={styles['languages']}>
					<Segments
						name="languages"
						legend={words.languages.label}
						hasLegend
						choices={choices.map((value) => ({
							value,
							label:
								value === 'all'
									? words.languages.all
									: formatMessage('es', words.languages.one, { language: languageList([value]) }),
						}))}
						value={chosen ?? ''}
						onChange={(choice) =>
							setOut(new Set(texts.filter((text) => !isIn(text, choice)).map(({ key }) => key)))
						}
					/>
				</div>
			)}
			<div className={styles['changes']}>
				{texts.map((change) => (
					<ChangeItem
						key={change.key}
						change={change}
						outdated={outdatedBy(change)}
						isLeftOut={isLeftOut(change)}
						onToggle={() => setOut(out.symmetricDifference(new Set([change.key])))}
						onReviewed={() => void review(change)}
					/>
				))}
			</div>
			<CheckPart
				faults={faults}
				isFailed={check.isError}
				outdated={languagesOf(kept.flatMap(outdatedBy))}
				hasConsent={kept.some(({ first }) => first.file === 'facts/consents.yaml')}
			/>
			<ConfirmedAction
				title={formatMessage('es', words.discard.title, { n: texts.length })}
				words={words.discard}
				options={{ action: words.discard.open, done: words.discard.done, refused }}
				send={() => discardChanges({ digest: list.digest })}
				renderButton={(ask) => <TextButton onClick={ask}>{words.discard.open}</TextButton>}
			>
				<p>{words.discard.text}</p>
			</ConfirmedAction>
			<div className={`bar ${styles['bar']}`}>
				<p role="status">{isBusy ? words.publishingText : words.takes}</p>
				<Button tone="outline" onClick={() => navigate(lastHref(list.changes))}>
					{words.goOn}
				</Button>
				<Button
					aria-busy={isBusy}
					disabled={n === 0 || faults === null || faults.length > 0}
					onClick={() => void begin()}
				>
					{isBusy ? words.publishing : publish}
				</Button>
			</div>
		</>
	)
}

function languageOf({ first }: ChangedText): readonly Language[] {
	return isEverywhere(first) ? [] : [first.language]
}

function lastHref(changes: WordDifferences['changes']): string {
	const [last] = changes.toSorted((a, b) => (b.changedAt ?? '').localeCompare(a.changedAt ?? ''))
	return last === undefined ? '/waitlist/textos' : textHref(last, last.language)
}
