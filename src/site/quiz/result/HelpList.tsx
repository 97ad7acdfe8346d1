import styles from './HelpList.module.css'

type Tip = { readonly tip: string; readonly label?: string; readonly href?: string }

/** Tips, each with a link to the tool that helps to follow it, if there is such a tool. */
export function HelpList({ tips }: { tips: readonly Tip[] }) {
	return (
		<ol className={styles['tips']}>
			{tips.map(({ tip, label, href }) => (
				<li key={tip}>
					<span>{tip}</span> {href && <a href={href}>{label}</a>}
				</li>
			))}
		</ol>
	)
}
