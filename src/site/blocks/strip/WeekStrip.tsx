import { CountingNumber } from '#site/ui/text/CountingNumber.tsx'
import { ButtonLink } from '#site/ui/controls/Button.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import styles from './WeekStrip.module.css'

/**
 * The button that floats once the page is scrolled past 800 px, at the end of a strip of seven evenings. The blind of an
 * evening comes down while the section about it scrolls by. See site/scripts/floating-call.ts and
 * site/seo/inlined/week-strip-styles.ts.
 */
export function WeekStrip({ label, href, days }: BlockProps<'strip'>) {
	return (
		<aside className={styles['strip']} data-floating>
			<div className={`frame ${styles['row']}`}>
				<ol className={styles['days']} aria-hidden="true">
					{days.map(({ name, level }) => (
						<li key={name}>
							<i />
							<span>{name}</span>
							<CountingNumber value={level} />
						</li>
					))}
				</ol>
				<ButtonLink tone="lamp" href={href}>
					{label}
				</ButtonLink>
			</div>
		</aside>
	)
}
