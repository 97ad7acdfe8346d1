import { SashWindow } from '#components/art/SashWindow.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import type { Pain, Problem } from '#content/types/country-page.ts'
import styles from './ProblemSection.module.css'

/** Three problems, each beside a window whose light is lower than the one before. */
export function ProblemSection({ title, text, pains, action }: Problem) {
	return (
		<section className="frame section list" id="problem">
			<div className={styles['head']}>
				<h2>{title}</h2>
				<p>{text}</p>
				<ButtonLink href={action.href}>{action.label}</ButtonLink>
			</div>
			<div>
				{pains.map((pain) => (
					<Moment key={pain.title} {...pain} />
				))}
			</div>
		</section>
	)
}

function Moment({ moment, title, text, forecast, level }: Pain) {
	return (
		<article className={styles['pain']}>
			<svg viewBox="0 0 120 224" aria-hidden="true">
				<SashWindow level={level} forecast={forecast} />
			</svg>
			<div>
				<p className={styles['kicker']}>{moment}</p>
				<h3>{title}</h3>
				<p>{text}</p>
			</div>
		</article>
	)
}
