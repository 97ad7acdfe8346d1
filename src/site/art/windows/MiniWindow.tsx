import { lightTop } from './pane.ts'

type Props = {
	/** Battery level, 0 to 100. */
	level: number
	/** `line` fits a line of text; `cell` fits a table cell and has no glazing bars. */
	size?: 'line' | 'cell'
}

/** A small window. Its frame has the colour `--muntin`, which dark grounds override. */
export function MiniWindow({ level, size = 'line' }: Props) {
	if (size === 'cell') return <Cell level={level} />
	return (
		<svg width="25" height="34" viewBox="0 0 25 34" aria-hidden="true">
			<path fill="var(--blind)" d="M3 3H22V31H3z" />
			<path fill="var(--lamp)" d={`M3 ${3 + lightTop(level, 28)}H22V31H3z`} />
			<path
				fill="var(--muntin)"
				fillRule="evenodd"
				d="M0 0H25V34H0zM3 3V13.5H11.5V3zM13.5 3V13.5H22V3zM3 15.5V31H11.5V15.5zM13.5 15.5V31H22V15.5z"
			/>
		</svg>
	)
}

function Cell({ level }: { level: number }) {
	return (
		<svg width="17" height="23" viewBox="0 0 17 23" aria-hidden="true">
			<path fill="var(--muntin)" d="M0 0H17V23H0z" />
			<path fill="var(--blind)" d="M2 2H15V21H2z" />
			<path fill="var(--lamp)" d={`M2 ${2 + lightTop(level, 19)}H15V21H2z`} />
		</svg>
	)
}
