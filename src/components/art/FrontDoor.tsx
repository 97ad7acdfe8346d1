/** A front door with a lit fanlight, the number 7 and a letter slot. */
export function FrontDoor() {
	return (
		<svg viewBox="0 0 120 282" aria-hidden="true">
			<path fill="var(--paint)" d="M8 14H112V282H8zM2 6H118V16H2z" />
			<path fill="var(--lamp)" d="M17 23H103V60H17z" />
			<path fill="none" stroke="var(--coal)" strokeWidth="2.5" d="M53.5 32H66L59 52" />
			<path fill="var(--blind)" d="M17 67H103V282H17z" />
			<path
				fill="var(--slat)"
				d="M29 80H56V140H29zM64 80H91V140H64zM29 166H56V256H29zM64 166H91V256H64zM17 268H103V282H17z"
			/>
			<path fill="var(--lamp)" d="M45 150h30v6H45zM92 162a3.5 3.5 0 107 0 3.5 3.5 0 10-7 0" />
			<path fill="var(--glass)" d="M48 152h24v2H48z" />
		</svg>
	)
}
