import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cue } from "../../../../src/renderer/audio/cues";
import { Mixer } from "../../../../src/renderer/audio/mixer";

/** An audio device that plays nothing and counts what it was given. */
class SilentDevice {
  state: AudioContextState = "running";
  readonly sampleRate = 8000;
  readonly currentTime = 3;
  readonly destination = {};
  readonly started: number[] = [];
  readonly buffers: Float32Array[] = [];
  readonly pans: number[] = [];
  readonly levels: number[] = [];

  createGain() {
    return node({ gain: { value: 1, setTargetAtTime: (level: number) => this.levels.push(level) } });
  }
  createDynamicsCompressor() {
    return node({});
  }
  createBiquadFilter() {
    return node({ type: "", frequency: { value: 0 } });
  }
  createStereoPanner() {
    const pans = this.pans;
    return node({
      pan: {
        set value(pan: number) {
          pans.push(pan);
        },
      },
    });
  }
  createBufferSource() {
    return node({ buffer: null, playbackRate: { value: 1 }, start: (at: number) => this.started.push(at) });
  }
  createBuffer() {
    return { copyToChannel: (samples: Float32Array) => this.buffers.push(samples) };
  }
  async suspend() {
    this.state = "suspended";
  }
  async resume() {
    this.state = "running";
  }
  async close() {
    this.state = "closed";
  }
}

/** A node whose `connect` leads on to the next one. */
const node = <T extends object>(own: T): T & { connect<N>(next: N): N } =>
  Object.assign(own, { connect: <N>(next: N) => next });

let device: SilentDevice;
let opened: number;
let mixer: Mixer;

beforeEach(() => {
  vi.useFakeTimers();
  device = new SilentDevice();
  opened = 0;
  mixer = new Mixer(() => {
    opened++;
    return device as unknown as AudioContext;
  });
});

afterEach(() => {
  mixer.close();
  vi.useRealTimers();
});

describe("when there is sound", () => {
  it("no device is opened before a person's gesture, and what was missed is not made up for", () => {
    mixer.setLevel(0.7);
    mixer.play([cue("heart")]);
    expect(opened).toBe(0);
    mixer.unlock();
    expect(opened).toBe(1);
    expect(device.started).toEqual([]);
    mixer.play([cue("heart", { after: 500, pan: -0.5 })]);
    expect(device.started).toEqual([3.5]);
    expect(device.pans).toEqual([-0.5]);
  });

  it("a muted screen opens none, and is heard from the moment it is not muted", () => {
    mixer.setLevel(0);
    mixer.unlock();
    mixer.play([cue("heart")]);
    expect(opened).toBe(0);
    mixer.setLevel(0.5);
    mixer.play([cue("heart")]);
    expect(device.started).toHaveLength(1);
    mixer.setLevel(0);
    mixer.play([cue("heart")]);
    expect(device.started).toHaveLength(1);
    expect(device.state).toBe("suspended");
  });

  it("a hidden page plays nothing and lets the device sleep; shown again it plays on", () => {
    mixer.setLevel(1);
    mixer.unlock();
    mixer.setHidden(true);
    mixer.play([cue("tap")]);
    expect(device.started).toEqual([]);
    expect(device.state).toBe("suspended");
    mixer.setHidden(false);
    mixer.play([cue("tap")]);
    expect(device.state).toBe("running");
    expect(device.started).toHaveLength(1);
  });

  it("an idle device sleeps until the next sound", () => {
    mixer.setLevel(1);
    mixer.unlock();
    mixer.play([cue("tap")]);
    vi.advanceTimersByTime(8000);
    expect(device.state).toBe("suspended");
    mixer.play([cue("tap")]);
    expect(device.state).toBe("running");
  });
});

describe("many sounds", () => {
  it("each is synthesised once, variants in turn", () => {
    mixer.setLevel(1);
    mixer.unlock();
    for (let i = 0; i < 12; i++) mixer.play([cue("felt")]);
    expect(device.started).toHaveLength(12);
    expect(device.buffers).toHaveLength(5);
  });

  it("a heap of knocks is thinned out", () => {
    mixer.setLevel(1);
    mixer.unlock();
    mixer.play(Array.from({ length: 200 }, () => cue("dice", { gain: 0.9 })));
    expect(device.started).toHaveLength(28);
  });

  it("loudness is felt: half the level is a quarter of the gain", () => {
    mixer.setLevel(1);
    mixer.unlock();
    mixer.setLevel(0.5);
    expect(device.levels.at(-1)).toBe(0.25);
  });
});
