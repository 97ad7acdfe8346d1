import { ButtonLink } from '#components/ui/Button.tsx'
import type { Link } from '#content/types/page.ts'
import styles from './ToolCallSection.module.css'

type Props = { title: string; text: string; action: Link }

/** What the app does beyond a free tool, at the end of the tool's page. */
export function ToolCallSection({ title, text, action }: Props) {
	return (
		<section className={styles['call']}>
			<div className={`frame ${styles['row']}`}>
				<div>
					<h2>{title}</h2>
					<p>{text}</p>
				</div>
				<ButtonLink tone="lamp" href={action.href}>
					{action.label}
				</ButtonLink>
			</div>
		</section>
	)
}
