import { Illustration } from '#site/art/Illustration.tsx'
import { Button } from '#site/ui/controls/Button.tsx'
import { MakerLine } from '#site/ui/links/MakerLine.tsx'
import { Prose } from '#site/ui/text/Prose.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import { ArticleHead } from './ArticleHead.tsx'
import styles from './FirstAid.module.css'

type Props = BlockProps<'opening'>

export function Opening({ first, ...head }: Props) {
	return first ? <FirstAid {...head} first={first} /> : <ArticleHead {...head} />
}

type FirstAidProps = Props & { first: NonNullable<Props['first']> }

/**
 * The head of the emergency guide: first steps in large print, for exhausted readers. The author note is below the
 * picture, so that the note's height does not move the steps down.
 */
function FirstAid({ title, lede, first, lineByLine, maker, ...picture }: FirstAidProps) {
	return (
		<div className={`frame reading ${styles['aid']}`}>
			<div className={styles['words']}>
				<h1>{title}</h1>
				<p>{lede}</p>
				{lineByLine && <LineByLine {...lineByLine} />}
				<ol className={styles['lines']} data-first-aid>
					{first.map(({ name, text }) => (
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

/**
 * The mode for readers who have only one hand free: a black screen, onto which site/scripts/articles/line-by-line.ts
 * copies the first steps, to show them one at a time.
 */
function LineByLine({ open, next, leave }: NonNullable<Props['lineByLine']>) {
	return (
		<>
			<Button className={styles['open']} data-line-by-line="" data-no-print data-scripted>
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
