import { MiniWindow } from '#components/art/MiniWindow.tsx'
import { type Language, languageNames, languages, pageLanguages } from '#domain/pages/languages.ts'
import { pages as allPages } from '#domain/pages/pages.ts'
import { Tick } from '#islands/admin/Tick.tsx'
import { pageName } from '#islands/admin/words/word-items.ts'
import { formatMessage } from '#words/format-message.ts'
import { claimAddress, type ShownClaim } from './claim.ts'
import { FactField } from './FactField.tsx'
import { FactNote } from './FactNote.tsx'
import { textProblem } from './text-problem.ts'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import styles from './Facts.module.css'

const lights = { proven: 100, labelled: 50, hidden: 0 } as const

type Props = { facts: Facts; claim: ShownClaim }

/** A claim: its texts, its evidence, and whether it is shown. */
export function ClaimRow({ facts, claim }: Props) {
	const { name, texts, pages, evidence, isShown, state, readIn } = claim
	const at = (part: string) => claimAddress(name, part)
	const own = languages.filter((each) => pageLanguages.some((tag) => tag === each) || each in texts)
	const read = readIn('en')

	function type(language: Language, text: string) {
		const { [language]: _, ...others } = texts
		const next = text.trim() === '' ? others : { ...texts, [language]: text }
		facts.type({ [at('text')]: JSON.stringify(next) })
	}

	return (
		<details className={styles['row']} name="claims">
			<summary>
				<MiniWindow size="cell" level={lights[state]} />
				<b lang="en">{texts.en}</b>
				<em>{pages === null ? words.claims.everywhere : pages.map(pageName).join(', ')}</em>
				<span className={state === 'proven' ? styles['good'] : undefined}>
					{words.claims.state[state]}
				</span>
			</summary>
			<div className={styles['in']}>
				<div className={styles['three']}>
					{own.map((language) => (
						<FactField
							key={language}
							label={languageNames[language]}
							lang={language}
							value={texts[language] ?? ''}
							problemOf={(text) => textProblem(text, '', language !== 'en')}
							problem={facts.isWrong(at(`text/${language}`)) ? words.field.refused : undefined}
							onType={(text) => type(language, text)}
							onLeave={facts.flush}
							note={texts[language] === undefined && words.claims.untranslated}
						/>
					))}
				</div>
				<FactField
					label={words.claims.evidence}
					placeholder={words.claims.evidenceHint}
					value={evidence}
					problemOf={(text) => textProblem(text, '', true)}
					problem={facts.isWrong(at('evidence')) ? words.field.refused : undefined}
					onType={(text) => facts.type({ [at('evidence')]: text })}
					onLeave={facts.flush}
					note={words.claims.evidenceHelp}
				/>
				<div className={styles['panel']}>
					<p>
						{read ? (
							<>
								{words.claims.reads}: <b lang="en">{read.text}</b>,{' '}
								<span lang="en">{read.label}</span>.
							</>
						) : (
							words.claims.notShown
						)}
					</p>
				</div>
				<div className={styles['acts']}>
					<Tick
						label={words.claims.isShown}
						isChecked={isShown}
						onChange={(isChecked) => facts.type({ [at('isShown')]: `${isChecked}` })}
					/>
					{pages?.map((page) => (
						<a key={page} href={pathOf(page)} target="_blank" rel="noopener">
							{formatMessage('es', words.claims.see, { page: pageName(page) })}
						</a>
					))}
				</div>
				<FactNote facts={facts} address={at('text')} read={null} />
			</div>
		</details>
	)
}

function pathOf(page: string): string {
	const paths: Readonly<Record<string, Partial<Record<Language, string>>>> = allPages
	return paths[page]?.en ?? '/'
}
