import { Illustration } from '#components/art/Illustration.tsx'
import { Button } from '#components/ui/Button.tsx'
import { MakerLine } from '#components/ui/MakerLine.tsx'
import { Prose } from '#components/ui/Prose.tsx'
import type { Guide } from '#words/schemas/guides.ts'
import styles from './FirstAid.module.css'

type Props = Pick<Guide, 'title' | 'lede' | 'illustration' | 'alternative' | 'lineByLine'> & {
	lines: NonNullable<Guide['first']>
	/** The author note, in two sentences; below the picture, so that nothing moves the lines down. */
	maker?: readonly string[]
}

/** The head of the emergency guide: first steps in large print, for exhausted readers. */
export function FirstAid({ title, lede, lines, lineByLine, maker, ...picture }: Props) {
	return (
		<div className={`frame reading ${styles['aid']}`}>
			<div className={styles['words']}>
				<h1>{title}</h1>
				<p>{lede}</p>
				{lineByLine && <LineByLine {...lineByLine} />}
				<ol className={styles['lines']} data-first-aid>
					{lines.map(({ name, text }) => (
						<li key={name}>
							<b>{name}</b>
							<Prose text={text} />
						</li>
					))}
				</ol>
			</div>
			<div>
				<Illustration name={picture.illustration} title={picture.alternative} />
				{maker && <MakerLine sentences={maker} />}
			</div>
		</div>
	)
}

/** The mode for one hand: a black screen, onto which enhance/line-by-line.ts copies the lines. */
function LineByLine({ open, next, leave }: NonNullable<Guide['lineByLine']>) {
	return (
		<>
			<Button className={styles['open']} data-line-by-line="">
				{open}
			</Button>
			<dialog className={styles['dark']} aria-label={open}>
				<div aria-live="polite" />
				<button type="button">
					<span>{next}</span>
					<span>{leave}</span>
				</button>
			</dialog>
		</>
	)
}
