import { type Cue, SoundCap } from "./cues";
import { type SoundName, synthesise, variantsOf } from "./sounds";

/** An audio device that nothing was played on for so long is let sleep, milliseconds. */
const DOZE_MS = 8000;

/**
 * Plays cues on one audio device. The device is opened by the first `unlock`, which has to come from a person's
 * gesture; before that, while muted and while the page is hidden nothing is played, nor later made up for.
 */
export class Mixer {
  private device: AudioContext | null = null;
  private out: GainNode | null = null;
  private readonly buffers = new Map<string, AudioBuffer>();
  private readonly cap = new SoundCap();
  private count = 0;
  private level = 0;
  private touched = false;
  private hidden = false;
  private doze: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly open: () => AudioContext) {}

  /** A person has touched the page: sound may begin. */
  unlock(): void {
    this.touched = true;
    this.openDevice();
  }

  /** Loudness of everything, 0 (muted) to 1 as it is felt. */
  setLevel(level: number): void {
    this.level = level;
    this.openDevice();
    if (this.out && this.device) this.out.gain.setTargetAtTime(level * level, this.device.currentTime, 0.02);
    if (level === 0) this.sleep();
  }

  setHidden(hidden: boolean): void {
    this.hidden = hidden;
    if (hidden) this.sleep();
  }

  play(cues: readonly Cue[]): void {
    const { device, out } = this;
    if (!device || !out || this.hidden || this.level === 0) return;
    if (device.state === "suspended") void device.resume();
    for (const cue of cues) if (this.cap.admits(cue.gain, performance.now() + cue.after)) this.sound(device, out, cue);
    this.rest();
  }

  close(): void {
    if (this.doze !== null) clearTimeout(this.doze);
    void this.device?.close();
    this.device = null;
    this.out = null;
  }

  private openDevice(): void {
    if (this.device || !this.touched || this.level === 0) return;
    this.device = this.open();
    this.out = this.device.createGain();
    this.out.gain.value = this.level * this.level;
    this.out.connect(this.device.createDynamicsCompressor()).connect(this.device.destination);
    this.rest();
  }

  private sound(device: AudioContext, out: GainNode, { sound, gain, pan, dullAbove, after }: Cue): void {
    const turn = this.count++;
    const source = device.createBufferSource();
    source.buffer = this.buffer(device, sound, turn % variantsOf(sound));
    // Further variation: no two knocks in a row have one pitch.
    if (variantsOf(sound) > 1) source.playbackRate.value = 0.96 + ((turn * 3) % 8) * 0.0115;
    const volume = device.createGain();
    volume.gain.value = gain;
    const side = device.createStereoPanner();
    side.pan.value = pan;
    source.connect(volume).connect(side);
    if (dullAbove === null) side.connect(out);
    else {
      const filter = device.createBiquadFilter();
      filter.type = "lowpass";
      filter.frequency.value = Math.min(dullAbove, device.sampleRate / 2);
      side.connect(filter).connect(out);
    }
    source.start(device.currentTime + after / 1000);
  }

  private buffer(device: AudioContext, sound: SoundName, variant: number): AudioBuffer {
    const key = `${sound}/${variant}`;
    const known = this.buffers.get(key);
    if (known) return known;
    const samples = synthesise(sound, device.sampleRate, variant);
    const buffer = device.createBuffer(1, samples.length, device.sampleRate);
    buffer.copyToChannel(samples, 0);
    this.buffers.set(key, buffer);
    return buffer;
  }

  private rest(): void {
    if (this.doze !== null) clearTimeout(this.doze);
    this.doze = setTimeout(() => this.sleep(), DOZE_MS);
  }

  private sleep(): void {
    if (this.device?.state === "running") void this.device.suspend();
  }
}
