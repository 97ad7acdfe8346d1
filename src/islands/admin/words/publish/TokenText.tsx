import { Fragment, type ReactNode } from 'react'
import type { Token } from './text-tokens.ts'
import styles from './WordDiff.module.css'

/** Formatted words, with variables, sources and link targets as chips. */
export function TokenText({ tokens }: { tokens: readonly Token[] }) {
	return runsOf(tokens).map((run, index) => {
		const shown: ReactNode = run.map(({ kind, text }, at) =>
			kind === 'word' ? (
				text
			) : (
				<span key={at} className={styles['chip']} data-kind={kind}>
					{text}
				</span>
			),
		)
		const marks = run[0]?.marks ?? []
		return (
			<Fragment key={index}>
				{marks.reduce<ReactNode>((inner, mark) => {
					if (mark === 'strong') return <strong>{inner}</strong>
					return mark === 'em' ? <em>{inner}</em> : <u>{inner}</u>
				}, shown)}
			</Fragment>
		)
	})
}

/** Neighbours with the same format. */
function runsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
	const runs: Token[][] = []
	for (const token of tokens) {
		const last = runs.at(-1)
		if (last?.[0]?.marks.join() === token.marks.join()) last.push(token)
		else runs.push([token])
	}
	return runs
}
