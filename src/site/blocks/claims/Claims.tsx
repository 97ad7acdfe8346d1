import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import { figureOf, type LabelledClaim } from '#cms/reader/rules/claims/claims.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { splitMarks } from '#cms/reader/rules/text-marks.ts'
import type { BlockProps } from '#site/messages/shown-block.ts'
import styles from './Claims.module.css'

/** A page's claims as windows with their figures: dark without evidence, else lit, with the source below. */
export function Claims({ id, title, text, claims, ...words }: BlockProps<'claims'>) {
	const provenCount = claims.filter(({ isProven }) => isProven).length
	return (
		<section className={`dark-ground ${styles['ground']}`} id={id}>
			<div className={claims.length > 6 ? 'frame' : `frame pair ${styles['few']}`}>
				<div className={`pair heading ${styles['head']}`}>
					<h2>{title}</h2>
					<p>{text}</p>
				</div>
				<ul className={styles['windows']}>
					{claims.map((claim) => (
						<ClaimWindow key={claim.text} {...claim} kind={words.kinds[claim.kind]} />
					))}
				</ul>
				<p className={`small row ${styles['legend']}`}>
					<span className="beside">
						<MiniWindow level={0} />
						{words.claimed}
					</span>
					<span className="beside">
						<MiniWindow level={100} />
						{words.measured}
					</span>
					<b>{formatMessage('en', words.lit, { lit: provenCount, count: claims.length })}</b>
				</p>
			</div>
		</section>
	)
}

function ClaimWindow({
	text,
	label,
	isProven,
	kind,
}: Omit<LabelledClaim, 'kind'> & { kind: string }) {
	const [start, words, end] = splitMarks(text)
	const { figure, meaning } = figureOf(words)
	return (
		<li className="small">
			<b className={isProven ? styles['lit'] : styles['dark']}>{start + figure}</b>
			<span>{meaning + end}</span> <i>{isProven ? label : kind}</i>
		</li>
	)
}
