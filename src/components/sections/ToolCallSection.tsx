import { ButtonLink } from '#components/ui/Button.tsx'
import type { ToolCall } from '#content/types/tool-call.ts'
import styles from './ToolCallSection.module.css'

/** What the app is, what it does beyond a free tool and what it costs, at the end of the tool's page. */
export function ToolCallSection({ title, text, terms, action }: ToolCall) {
	return (
		<section className={styles['call']}>
			<div className={`frame ${styles['row']}`}>
				<div>
					<h2>{title}</h2>
					<p>{text}</p>
				</div>
				<div className={styles['action']}>
					<ButtonLink tone="lamp" href={action.href}>
						{action.label}
					</ButtonLink>
					<p className="small">{terms}</p>
				</div>
			</div>
		</section>
	)
}
