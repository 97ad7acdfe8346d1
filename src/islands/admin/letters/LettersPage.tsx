import { useQuery } from '@tanstack/react-query'
import { Button } from '#components/ui/Button.tsx'
import words from '#content/messages/es/panel/letter-list.yaml'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import { letterCampaign } from '#domain/letters/letter-campaign.ts'
import { navigate } from '#islands/admin/panel-address.ts'
import { useAction } from '#islands/admin/useAction.ts'
import { FailedMails } from './FailedMails.tsx'
import { letterPath } from './letter-path.ts'
import { LetterTable } from './LetterTable.tsx'
import { SeriesPart } from './series/SeriesPart.tsx'
import { EmptyPlace } from '#islands/admin/EmptyPlace.tsx'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import { createLetter, lettersQuery } from './letters-api.ts'
import styles from './LettersPage.module.css'

/** The initial content of a draft. */
const newLetter = {
	name: words.newName,
	campaign: letterCampaign(words.newName),
	content: {},
	fallback: null,
	segment: null,
	purpose: 'news',
	reply_to: null,
	timing: null,
} as const

/** The place "Cartas": drafts and letters, the latest first. */
export function LettersPage() {
	const letters = useQuery({ ...lettersQuery(), meta: { failure: lettersWords.notRead } })
	const { isBusy, run } = useAction()

	async function write() {
		const { notRead: failed, tooMany: count } = lettersWords
		const options = { action: words.write, failed, refused: { count } }
		const made = await run(options, () => createLetter(newLetter))
		if (made !== null) navigate(letterPath(made))
	}

	const isEmpty = letters.data?.length === 0
	return (
		<section className={`frame ${styles['letters']}`} aria-busy={letters.isFetching}>
			<header className="head">
				<PlaceHeading>{lettersWords.title}</PlaceHeading>
				{letters.data && (
					<Button onClick={() => void write()} aria-busy={isBusy}>
						{isEmpty ? words.writeFirst : words.write}
					</Button>
				)}
			</header>
			{letters.data &&
				(isEmpty ? (
					<EmptyPlace title={words.empty} text={words.emptyText} />
				) : (
					<>
						<LetterTable letters={letters.data} />
						<p className="help">
							{words.notMeasured}{' '}
							{letters.data.some(({ returned }) => returned === null) && words.noReturns}
						</p>
					</>
				))}
			{letters.data && <SeriesPart />}
			{letters.data && <FailedMails />}
			{letters.isError && (
				<Button tone="outline" onClick={() => void letters.refetch()}>
					{words.again}
				</Button>
			)}
		</section>
	)
}
