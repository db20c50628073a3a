import { useState } from 'react';
import { Label, Slider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { formatPercent } from '../../../kernel/money';
import styles from './Experiments.module.css';

interface ShareSliderProps {
  readonly label: string;
  /** Percent. */
  readonly share: number;
  readonly isDisabled: boolean;
  readonly onChange: (share: number) => void;
  /** The hand has left it: what it says now counts. */
  readonly onChangeEnd: (share: number) => void;
}

export function ShareSlider({ label, share, isDisabled, onChange, onChangeEnd }: ShareSliderProps) {
  return (
    <Slider
      className={styles.slider ?? ''}
      value={share}
      minValue={0}
      maxValue={100}
      step={1}
      isDisabled={isDisabled}
      onChange={onChange}
      onChangeEnd={onChangeEnd}
    >
      <div className={styles.sliderHead}>
        <Label className={styles.sliderLabel ?? ''}>{label}</Label>
        <span className={styles.share}>{formatPercent(share)}</span>
      </div>
      <SliderTrack className={styles.track ?? ''}>
        <SliderFill className={styles.filled ?? ''} />
        <SliderThumb className={styles.thumb ?? ''} />
      </SliderTrack>
    </Slider>
  );
}

/** Values that follow a hand until it lets go, and what they come from whenever that changes. */
export function useSyncedState<Value>(value: Value): readonly [Value, (next: Value) => void] {
  const key = JSON.stringify(value);
  const [followed, setFollowed] = useState({ key, value });
  const current = followed.key === key ? followed.value : value;
  return [current, (next) => setFollowed({ key, value: next })];
}
