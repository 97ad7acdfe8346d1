import { ButtonLink } from '#site/ui/controls/Button.tsx'
import { ClaimList } from '#site/ui/text/ClaimList.tsx'
import { Prose } from '#site/ui/text/Prose.tsx'
import type { NextStep as Words } from '#cms/reader/schemas/article.ts'
import styles from './NextStep.module.css'

/** The loudest part of an article's closing: the next step, and the app's purpose and price beside the signup link. */
export function NextStep({ title, text, about, action, terms, claims = [] }: Words) {
	return (
		<section className={styles['next']}>
			<h2>{title}</h2>
			<p>
				<Prose text={text} />
			</p>
			{about && <p className="small">{about}</p>}
			<div className={`row ${styles['action']}`}>
				<ButtonLink href={action.href}>{action.label}</ButtonLink>
				<span className="small">{terms}</span>
			</div>
			<ClaimList claims={claims} className={styles['claims']} />
		</section>
	)
}
