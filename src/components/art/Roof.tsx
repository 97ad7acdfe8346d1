/**
 * Two chimneys on a ridge, at a share of the width: stands on the top edge of any facade, however
 * wide the screen is.
 */
export function Roof() {
	return (
		<svg width="100%" height="64" overflow="visible" aria-hidden="true">
			<svg x="11%" y="100%" overflow="visible">
				<path fill="var(--wall)" d="M7 0V-44H83V0z" />
				<path
					fill="var(--plinth)"
					d="M0-44H90V-37H0zM22-47h17v3H22zM24-58h13v11H24zM51-47h17v3H51zM53-60h13v13H53z"
				/>
			</svg>
			<svg x="80%" y="100%" overflow="visible">
				<path fill="var(--wall)" d="M7 0V-34H63V0z" />
				<path fill="var(--plinth)" d="M0-34H70V-27H0zM26-37h17v3H26zM28-48h13v11H28z" />
			</svg>
		</svg>
	)
}
