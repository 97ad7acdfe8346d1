type Props = {
	/**
	 * The height of the phone, in units of which the phone is 300 wide and its screen 280. Objects in front of the phone
	 * cover its lower edge.
	 */
	height: number
}

/** The phone of the film and the app screens, without its screen. */
export function PhoneBody({ height }: Props) {
	return (
		<>
			<rect x="-1" y="-1" width="302" height={height} rx="17" fill="var(--paint)" />
			<rect x="1.5" y="1.5" width="297" height={height} rx="15" fill="var(--coal)" />
		</>
	)
}
