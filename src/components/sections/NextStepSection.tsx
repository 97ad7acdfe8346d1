import { ButtonLink } from '#components/ui/Button.tsx'
import { Prose } from '#components/ui/Prose.tsx'
import type { NextStep } from '#content/types/article.ts'
import styles from './NextStepSection.module.css'

/** The end of an article: a next step, the signup link and further reading. */
export function NextStepSection({ title, text, action, terms, more }: NextStep) {
	return (
		<section className={`wall ${styles['next']}`}>
			<div className={`frame ${styles['row']}`}>
				<div>
					<h2>{title}</h2>
					<p>
						<Prose text={text} />
					</p>
				</div>
				<div>
					<ButtonLink tone="lamp" href={action.href}>
						{action.label}
					</ButtonLink>{' '}
					<span className="small">{terms}</span>
				</div>
				<nav className={styles['more']} aria-label={more.title}>
					<b>{more.title}</b>
					{more.links.map((link) => (
						<a key={link.href} href={link.href}>
							{link.label}
						</a>
					))}
				</nav>
			</div>
		</section>
	)
}
