import { useState } from 'react'
import { Letterboxes } from '#components/art/Letterboxes.tsx'
import { Button } from '#components/ui/Button.tsx'
import words from '#content/messages/es/panel/letter-list.yaml'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import { letterCampaign } from '#domain/letters/letter-campaign.ts'
import { SessionEnded } from '#islands/admin/api.ts'
import { navigate } from '#islands/admin/panel-address.ts'
import type { PlaceProps } from '#islands/admin/place-props.ts'
import { useReading } from '#islands/admin/useReading.ts'
import { FailedMails } from './FailedMails.tsx'
import { letterPath } from './letter-path.ts'
import { LetterTable } from './LetterTable.tsx'
import { SeriesPart } from './series/SeriesPart.tsx'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import { createLetter, isTooMany, readLetters } from './letters-api.ts'
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
export function LettersPage({ toasts, withProof, onExpired }: PlaceProps) {
	const letters = useReading('', { read: (_query, signal) => readLetters(signal), onFailure: fail })
	const { isCreating, write } = useNewLetter(fail)

	function fail(error: unknown) {
		if (error instanceof SessionEnded) return onExpired()
		console.error(error)
		toasts.show(isTooMany(error) ? lettersWords.tooMany : lettersWords.notRead, 'error')
	}

	const isEmpty = letters.data?.length === 0
	return (
		<section className={`frame ${styles['letters']}`} aria-busy={letters.status === 'loading'}>
			<header>
				<PlaceHeading>{lettersWords.title}</PlaceHeading>
				{letters.data && (
					<Button onClick={() => void write()} aria-busy={isCreating}>
						{isEmpty ? words.writeFirst : words.write}
					</Button>
				)}
			</header>
			{letters.data &&
				(isEmpty ? (
					<NoLetters />
				) : (
					<>
						<LetterTable letters={letters.data} />
						<p className={styles['soft']}>
							{words.notMeasured}{' '}
							{letters.data.some(({ returned }) => returned === null) && words.noReturns}
						</p>
					</>
				))}
			{letters.data && <SeriesPart {...{ toasts, withProof, onExpired }} />}
			{letters.data && <FailedMails {...{ toasts, withProof, onExpired }} />}
			{letters.status === 'failed' && (
				<Button tone="outline" onClick={letters.reload}>
					{words.again}
				</Button>
			)}
		</section>
	)
}

/** Creates one draft, however often the button is pressed, and opens it. */
function useNewLetter(onFailure: (error: unknown) => void) {
	const [isCreating, setIsCreating] = useState(false)

	async function write() {
		if (isCreating) return
		setIsCreating(true)
		try {
			navigate(letterPath(await createLetter(newLetter)))
		} catch (error) {
			onFailure(error)
			setIsCreating(false)
		}
	}

	return { isCreating, write }
}

/** Before the first letter. */
function NoLetters() {
	return (
		<div className={styles['empty']}>
			<div>
				<p className={styles['say']}>{words.empty}</p>
				<p className={styles['soft']}>{words.emptyText}</p>
			</div>
			<Letterboxes />
		</div>
	)
}
