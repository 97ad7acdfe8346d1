import { Illustration } from '#components/art/Illustration.tsx'
import { MakerLine } from '#components/ui/MakerLine.tsx'
import { Prose } from '#components/ui/Prose.tsx'
import type { Guide } from '#words/schemas/guides.ts'
import styles from './FirstAid.module.css'

type Props = Pick<Guide, 'title' | 'lede' | 'illustration' | 'alternative'> & {
	lines: NonNullable<Guide['first']>
	/** The author note, in two sentences; below the picture, so that nothing moves the lines down. */
	maker: readonly string[]
}

/** The head of the emergency guide: first steps in large print, for exhausted readers. */
export function FirstAid({ title, lede, lines, illustration, alternative, maker }: Props) {
	return (
		<div className={`frame pair ${styles['aid']}`}>
			<div>
				<h1>{title}</h1>
				<p>{lede}</p>
				<ol className={styles['lines']}>
					{lines.map(({ name, text }) => (
						<li key={name}>
							<b>{name}</b>
							<Prose text={text} />
						</li>
					))}
				</ol>
			</div>
			<div>
				<Illustration name={illustration} title={alternative} />
				<MakerLine sentences={maker} />
			</div>
		</div>
	)
}
