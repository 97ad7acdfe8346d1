import { Button } from '#site/ui/controls/Button.tsx'
import letterRunWords from '#content/messages/es/panel/letter-run.yaml'
import type { Letter } from '#features/letters/messages/letter.ts'
import type { LetterProgress } from '#features/letters/messages/letter-sending.ts'
import { archivableStates } from '#features/letters/archive/rules/letter-archive.ts'
import { languageNames, languages } from '#site-map/languages.ts'
import { useAction } from '#panel/client/useAction.ts'
import { archiveLetter } from './letters-api.ts'
import styles from '#features/letters/sending/panel/LetterRun.module.css'

const { archive: words } = letterRunWords.run

type Props = {
	letter: Letter
	/** The web addresses, by language. */
	addresses: NonNullable<LetterProgress['archive']>
}

export function ArchiveChoice({ letter, addresses }: Props) {
	const { isBusy, run } = useAction()
	const isPublic = letter.archived_at !== null
	if (!isPublic && !archivableStates.some((state) => state === letter.state)) return null

	function change() {
		const done = isPublic ? words.taken : words.put
		void run({ action: words.proof, done }, () => archiveLetter(letter.id, !isPublic))
	}

	return (
		<section className={styles['archive']}>
			<h2>{words.title}</h2>
			<p>{isPublic ? words.isPublic : words.offer}</p>
			{isPublic && (
				<ul className="plain">
					{languages
						.filter((language) => addresses[language] !== undefined)
						.map((language) => (
							<li key={language}>
								{languageNames[language]}: <a href={addresses[language]}>{addresses[language]}</a>
							</li>
						))}
				</ul>
			)}
			<Button tone="outline" aria-busy={isBusy} onClick={change}>
				{isPublic ? words.take : words.open}
			</Button>
		</section>
	)
}
